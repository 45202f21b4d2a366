export {
  addressesOf,
  currentSecret,
  keysForTests,
  type ProviderSetting,
  type ProviderSettings,
  secretsIn,
  secretsOf,
  settingFields,
  type SettingValues,
} from "./provider-settings.ts"
