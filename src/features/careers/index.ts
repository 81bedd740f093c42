/** What pages import of this feature. */
export {default as JobList} from './ui/JobList';
export {default as JobPosting} from './ui/JobPosting';
