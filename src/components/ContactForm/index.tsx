export {default} from '../../features/contact/ui/ContactForm';
