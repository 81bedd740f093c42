export {default} from '@site/src/site/Policy';
