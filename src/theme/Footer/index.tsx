export {default} from '@site/src/site/Footer';
