export {default} from '@site/src/site/PageHead';
