export {default} from '../../features/ruleSheet/ui/RuleSheet';
