export {default} from '@site/src/site/Navbar';
