import { Clock, Effect, Result } from "effect"
import { CurrentActor, handler, UserNames } from "@application/kernel"
import { Portals } from "@application/portals/services"
import {
  checkedSavedForm,
  differingForm,
  LeadFormVersionGone,
  mostFormVersions,
  mostSavedForms,
  type SavedFormContent,
  type SavedLeadForm,
  SavedLeadFormChanged,
  SavedLeadFormNotFound,
  TooManyLeadForms,
} from "@domain/creatives"
import { invalidFields } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { GetLeadForm, ListLeadForms, RemoveLeadForm, RestoreLeadForm, SaveLeadForm } from "../contract/lead-forms.ts"
import { LeadFormUses } from "../ports/index.ts"
import { LeadFormVersions, SavedLeadForms } from "../stores/lead-forms.ts"

interface StoredForm extends SavedLeadForm {
  readonly businessProfileId: BusinessProfileId
  readonly changedAt: number
  readonly changedBy?: UserId
}

/** A stored form without its owner and its last change. */
const formIn = ({ id, name, version, form }: SavedLeadForm): SavedLeadForm => ({ id, name, version, form })

/** When something was changed and by whom, by name. */
const tellChanges = Effect.fnUntraced(function* (userIds: ReadonlyArray<UserId | undefined>) {
  const known = [...new Set(userIds.filter((id) => id !== undefined))]
  const portal = yield* (yield* Portals).current
  const names = yield* (yield* UserNames).of(portal.id, known)
  return (changedAt: number, userId: UserId | undefined) => {
    const changedBy = userId === undefined ? undefined : names.get(userId)
    return { changedAt, ...(changedBy !== undefined && { changedBy }) }
  }
})

const campaignsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const uses = yield* (yield* LeadFormUses).of(businessProfileId)
  return (formId: number) =>
    uses
      .filter((use) => use.formId === formId)
      .map(({ campaignId, campaignName, version, isLaunched }) => ({
        campaignId,
        name: campaignName,
        version,
        isLaunched,
      }))
})

export const listLeadForms = handler(
  ListLeadForms,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { rows } = yield* (yield* SavedLeadForms).list("ofBusiness", { businessProfileId })
    const told = yield* tellChanges(rows.map(({ changedBy }) => changedBy))
    const campaigns = yield* campaignsOf(businessProfileId)
    return rows.map((row) => ({
      saved: formIn(row),
      ...told(row.changedAt, row.changedBy),
      campaigns: campaigns(row.id),
    }))
  }),
)

export const getLeadForm = handler(
  GetLeadForm,
  Effect.fnUntraced(function* ({ businessProfileId, formId }) {
    const row = yield* (yield* SavedLeadForms).find({ businessProfileId, id: formId })
    if (row === undefined) return yield* new SavedLeadFormNotFound({ formId })
    const { rows } = yield* (yield* LeadFormVersions).list("newest", { businessProfileId, formId })
    const told = yield* tellChanges([row.changedBy, ...rows.map(({ madeBy }) => madeBy)])
    return {
      saved: formIn(row),
      ...told(row.changedAt, row.changedBy),
      campaigns: (yield* campaignsOf(businessProfileId))(formId),
      versions: rows.map(({ version, name, form, madeAt, madeBy }) => ({
        version,
        name,
        form,
        ...told(madeAt, madeBy),
      })),
    }
  }),
)

/** Keeps a stored form's content as a version of its own, and lets go of the oldest. */
const keepVersion = Effect.fnUntraced(function* (stored: StoredForm) {
  const { businessProfileId, id: formId, version, name, form, changedAt, changedBy } = stored
  const versions = yield* LeadFormVersions
  const made = { madeAt: changedAt, ...(changedBy !== undefined && { madeBy: changedBy }) }
  yield* versions.add({ businessProfileId, formId, version, name, form, ...made })
  if (version > mostFormVersions)
    yield* versions.remove({ businessProfileId, formId, version: version - mostFormVersions })
  return formIn(stored)
})

const changeNow = Effect.gen(function* () {
  const actor = yield* CurrentActor
  const changedAt = yield* Clock.currentTimeMillis
  return { changedAt, ...(actor.kind === "user" && { changedBy: actor.userId }) }
})

/** The stored form at the version that the caller has read, locked. */
const presentForm = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  formId: number,
  version: number | undefined,
) {
  const present = yield* (yield* SavedLeadForms).forChange({ businessProfileId, id: formId })
  if (present === undefined) return yield* new SavedLeadFormNotFound({ formId })
  if (present.version !== version) return yield* new SavedLeadFormChanged({ form: formIn(present) })
  return present
})

/** Makes content the next version; content that is as it was makes none. */
const nextVersion = Effect.fnUntraced(function* (present: StoredForm, { name, form }: SavedFormContent) {
  if (differingForm(present, { name, form }).length === 0) return formIn(present)
  const { businessProfileId, id, version } = present
  const next = { businessProfileId, id, name, form, version: version + 1, ...(yield* changeNow) }
  return yield* keepVersion(yield* (yield* SavedLeadForms).save(next))
})

export const saveLeadForm = handler(
  SaveLeadForm,
  Effect.fnUntraced(function* ({ businessProfileId, id, version, ...typed }) {
    const checked = checkedSavedForm(typed)
    if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
    if (id !== undefined) return yield* nextVersion(yield* presentForm(businessProfileId, id, version), checked.success)
    const saved = yield* SavedLeadForms
    const { rows } = yield* saved.list("ofBusiness", { businessProfileId })
    if (rows.length >= mostSavedForms) return yield* new TooManyLeadForms({ most: mostSavedForms })
    return yield* keepVersion(
      yield* saved.add({ businessProfileId, ...checked.success, version: 1, ...(yield* changeNow) }),
    )
  }),
)

export const restoreLeadForm = handler(
  RestoreLeadForm,
  Effect.fnUntraced(function* ({ businessProfileId, formId, present, version }) {
    const stored = yield* presentForm(businessProfileId, formId, present)
    const earlier = yield* (yield* LeadFormVersions).find({ businessProfileId, formId, version })
    return earlier === undefined ? yield* new LeadFormVersionGone({ version }) : yield* nextVersion(stored, earlier)
  }),
)

export const removeLeadForm = handler(
  RemoveLeadForm,
  Effect.fnUntraced(function* ({ businessProfileId, formId }) {
    const versions = yield* LeadFormVersions
    const { rows } = yield* versions.list("newest", { businessProfileId, formId })
    yield* Effect.forEach(rows, ({ version }) => versions.remove({ businessProfileId, formId, version }), {
      discard: true,
    })
    yield* (yield* SavedLeadForms).remove({ businessProfileId, id: formId })
    return {}
  }),
)
