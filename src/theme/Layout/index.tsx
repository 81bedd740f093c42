export {default} from '@site/src/site/Layout';
