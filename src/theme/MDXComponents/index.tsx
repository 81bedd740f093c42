export {markdown as default} from '../../components/markdown';
