import type { Migration } from "@adapters/sql"

/** Campaigns of before are in the region of the session that they were drawn from, else in their business's. */
export const campaignRegions: Migration = {
  id: 1006,
  name: "campaigns know their region",
  statements: [
    `update campaigns set document = document || jsonb_build_object('region', coalesce(
        (select details ->> 'region' from signup_sessions draft where draft.session_id = campaigns.session_id),
        (select region from business_profiles profile where profile.id = campaigns.business_profile_id),
        'IN'))
      where not document ? 'region'`,
  ],
}
