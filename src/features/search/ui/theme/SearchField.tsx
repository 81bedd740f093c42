export {default} from '../SearchField';
