export {default} from '@site/src/features/simulation/ui/RefundSimulation';
