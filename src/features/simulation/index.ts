/** What pages import of this feature. */
export {default as RefundSimulation} from './ui/RefundSimulation';
