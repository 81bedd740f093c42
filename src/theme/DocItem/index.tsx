export {default} from '@site/src/features/policies/ui/PolicyPage';
