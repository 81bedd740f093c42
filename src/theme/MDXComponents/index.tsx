export {markdown as default} from '@site/src/site/markdown';
