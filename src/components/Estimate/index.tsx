export {default} from '../../features/estimate/ui/Estimate';
