export {default} from '../../features/careers/ui/JobList';
