/** What pages import of this feature. */
export {default as PolicyVersions} from './ui/PolicyVersions';
