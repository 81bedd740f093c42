export {default} from '@site/src/site/SiteMetadata';
