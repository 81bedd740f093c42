export {default} from '@site/src/site/NotFound';
