/** What pages import of this feature. */
export {default as RuleSheet} from './ui/RuleSheet';
