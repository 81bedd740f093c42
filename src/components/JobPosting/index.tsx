export {default} from '../../features/careers/ui/JobPosting';
