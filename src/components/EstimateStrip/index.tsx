export {default} from '../../features/estimate/ui/EstimateStrip';
