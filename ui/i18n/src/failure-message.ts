/** A failure's fields with a meaning of their own; other facts become placeholders. */
export interface ShownFailure {
  readonly _tag?: string
  readonly errorCode?: number
  readonly retryAfterSeconds?: number
  /** Shown as names of countries. */
  readonly regions?: ReadonlyArray<string>
  /** Roles that may take the refused action. */
  readonly roles?: ReadonlyArray<string>
  /** Whether it was refused to support that acts as a client. */
  readonly isActing?: boolean
  /** Whether it was refused to a sign-in by the portal's own site. */
  readonly isEmbedded?: boolean
  /** Whether it takes a second factor first. */
  readonly needsSecondFactor?: boolean
  /** Whether the portal has frozen the business. */
  readonly isFrozen?: boolean
}

/** The part of i18next's `t` in use: a list of keys tried in order, and placeholders. */
export type Translate = (keys: Array<string>, values: Record<string, unknown>) => string

const hour = 3600

/** The message for a failure: by its tag, else its code, else a generic one. Spec: errors, 8.2 and 8.3. */
export const failureMessage = (failure: unknown, translate: Translate): string => {
  const shown: ShownFailure = typeof failure === "object" && failure !== null ? failure : {}
  const keys = [
    ...((shown.retryAfterSeconds ?? 0) > hour ? ["failures:TooManyForToday"] : []),
    ...(shown.isActing === true ? ["failures:RoleForbiddenWhileActing"] : []),
    ...(shown.isEmbedded === true ? ["failures:RoleForbiddenEmbedded"] : []),
    ...(shown.needsSecondFactor === true ? ["failures:SecondFactorNeeded"] : []),
    ...(shown.isFrozen === true ? ["failures:BusinessFrozen"] : []),
    ...(shown.roles?.includes("AccountManager") === true ? ["failures:RoleForbiddenToSome"] : []),
    ...(typeof shown._tag === "string" ? [`failures:${shown._tag}`] : []),
    ...(typeof shown.errorCode === "number" ? [`failures:code.${shown.errorCode}`] : []),
    "failures:generic",
  ]
  const countries = (shown.regions ?? []).map((region) => translate([`common:region.${region}`], {}))
  return translate(keys, { ...shown, ...(countries.length > 0 && { countries: countries.join(", ") }) })
}
