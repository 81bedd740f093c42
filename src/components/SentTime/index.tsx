export {default} from '../../features/contact/ui/SentTime';
