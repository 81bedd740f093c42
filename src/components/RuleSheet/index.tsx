export {default} from '@site/src/features/ruleSheet/ui/RuleSheet';
