export {default} from '@site/src/features/careers/ui/JobList';
