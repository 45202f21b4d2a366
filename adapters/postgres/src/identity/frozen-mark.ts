/**
 * SQL: true where a business stands still, since its portal froze it or its deletion waits; null otherwise. Takes the SQL of the
 * business's number.
 */
export const frozenMark = (id: string): string => `(
      select true where exists (select from business_freezes where business_profile_id = ${id} and released_at is null)
        or exists (select from business_deletions where business_profile_id = ${id} and state = 'Waiting')
    )`
