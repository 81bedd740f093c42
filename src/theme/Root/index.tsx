export {default} from '@site/src/site/Shell';
