/** SQL for a `MetricTotals` as jsonb from sums named impressions, clicks, results, spend and value; what there is none of is absent. */
export const metricTotals = (from: string): string => `jsonb_strip_nulls(jsonb_build_object(
  'impressions', coalesce(${from}.impressions, 0),
  'clicks', coalesce(${from}.clicks, 0),
  'results', coalesce(${from}.results, 0),
  'spend', coalesce(${from}.spend, 0),
  'costPerResult', round(${from}.spend / nullif(${from}.results, 0)),
  'costPerClick', round(${from}.spend / nullif(${from}.clicks, 0)),
  'clickThroughRate', ${from}.clicks::float8 / nullif(${from}.impressions, 0)::float8,
  'value', ${from}.value))`

/** SQL for the sums that `metricTotals` reads; sums of bigint are numeric, so divisions keep their fractions. */
export const metricSums =
  "sum(impressions) as impressions, sum(clicks) as clicks, sum(results) as results, sum(spend) as spend, sum(value) as value"
