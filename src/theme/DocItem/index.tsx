export {default} from '../../features/policies/ui/PolicyPage';
