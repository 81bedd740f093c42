/** What pages import of this feature. */
export {default as ContactForm} from './ui/ContactForm';
