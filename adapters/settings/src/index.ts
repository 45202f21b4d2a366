export {
  addressesOf,
  currentSecret,
  keysForTests,
  optionalSettingFields,
  type ProviderSetting,
  type ProviderSettings,
  secretsIn,
  secretsOf,
  settingFields,
  type SettingValues,
} from "./provider-settings.ts"
