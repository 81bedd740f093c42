/** What pages import of this feature. */
export {default as Estimate} from './ui/Estimate';
