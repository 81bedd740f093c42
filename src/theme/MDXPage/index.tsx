export {default} from '@site/src/site/Page';
