export {default} from '@site/src/features/estimate/ui/EstimateStrip';
