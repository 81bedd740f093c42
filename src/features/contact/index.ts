export {default as ContactForm} from './ui/ContactForm';
