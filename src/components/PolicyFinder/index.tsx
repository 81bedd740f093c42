export {default} from '../../features/policies/ui/PolicyFinder';
