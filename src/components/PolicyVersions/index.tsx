export {default} from '../../features/policies/ui/PolicyVersions';
