/** What pages import of this feature. */
export {default as RefundSimulation} from './ui/RefundSimulation';
export {default as TryAgent} from './ui/TryAgent';
