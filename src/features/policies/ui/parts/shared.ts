/** The classes that the pages of policies have in common. */
export {default} from './shared.module.css';
