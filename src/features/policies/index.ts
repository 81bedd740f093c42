/** What pages import of this feature. */
export {default as PolicyFinder} from './ui/PolicyFinder';
export {default as PolicyVersions} from './ui/PolicyVersions';
