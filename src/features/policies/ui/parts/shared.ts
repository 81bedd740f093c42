export {default} from './shared.module.css';
