export {markdown as default} from '@site/src/components/markdown';
