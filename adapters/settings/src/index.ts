export {
  addressesOf,
  keysForTests,
  type ProviderSetting,
  type ProviderSettings,
  secretsOf,
  settingFields,
  type SettingValues,
} from "./provider-settings.ts"
