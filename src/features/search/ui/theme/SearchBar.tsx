export {default} from '..';
