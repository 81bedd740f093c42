export {default} from '../Newsletter';
