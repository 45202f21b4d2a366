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
  usualVersions,
  versionRefusals,
  versionWarnings,
} from "./provider-settings.ts"
export {
  isEnded,
  type ProviderVersion,
  providerVersions,
  type VersionedProvider,
  type VersionedProviderName,
  versionOf,
  versionsReadOn,
} from "./provider-versions.ts"
