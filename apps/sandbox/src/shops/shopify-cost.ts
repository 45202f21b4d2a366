import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type SelectionSetNode,
} from "graphql"
type Variables = Readonly<Record<string, unknown>>

/** How many of a list are asked for. */
const firstOf = (field: FieldNode, variables: Variables): number => {
  const given = field.arguments?.find(({ name }) => name.value === "first")?.value
  if (given?.kind === Kind.INT) return Number(given.value)
  return given?.kind === Kind.VARIABLE ? Number(variables[given.name.value]) || 0 : 0
}

const costOfSelection = (set: SelectionSetNode | undefined, parent: unknown, variables: Variables): number => {
  if (set === undefined || !(isObjectType(parent) || isInterfaceType(parent))) return 0
  const fields = set.selections.filter((one) => one.kind === Kind.FIELD)
  return fields.reduce(
    (sum, field) => sum + costOfField(field, parent.getFields()[field.name.value]?.type, variables),
    0,
  )
}

const costOfField = (field: FieldNode, type: Parameters<typeof getNamedType>[0], variables: Variables): number => {
  const named = getNamedType(type)
  if (!(isObjectType(named) || isInterfaceType(named))) return 0
  if (!named.name.endsWith("Connection")) return 1 + costOfSelection(field.selectionSet, named, variables)
  const nodes = field.selectionSet?.selections.find((one) => one.kind === Kind.FIELD && one.name.value === "nodes")
  const each = nodes?.kind === Kind.FIELD ? costOfField(nodes, named.getFields()["nodes"]?.type, variables) : 0
  return 2 + firstOf(field, variables) * each
}

/** The points of a query before it is run: one of each object, two of a list and its objects as often as asked, ten of a change. */
export const shopifyCost = (schema: GraphQLSchema, document: DocumentNode, variables: Variables): number =>
  document.definitions.reduce((sum, definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return sum
    if (definition.operation === "mutation") return sum + 10 * definition.selectionSet.selections.length
    return sum + costOfSelection(definition.selectionSet, schema.getQueryType(), variables)
  }, 0)
