export {default} from '../../features/simulation/ui/RefundSimulation';
