export {default} from '../DocRoot';
