/** The walls of the house, on resolved imports. docs/adr/0001-rooms-and-walls.md says why. */
const features = '^src/features/([^/]+)/'

const valuesOfPayload = [
  '^src/lib/(payload|auth|logger)\\.ts$',
  '^src/features/[^/]+/(data|meta|submit)\\.ts$',
  '^src/(lib/rest/throttle-login|features/publish/check-plan)\\.ts$',
  '^src/(seed|migrations)/',
  '^src/app/\\(payload\\)/',
  '^(collections|globals|payload\\.config\\.ts)',
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-imports-app',
      severity: 'error',
      from: { pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'components-know-no-feature-and-no-cms',
      severity: 'error',
      from: { path: '^src/components/' },
      to: {
        path: ['^src/(features|seed|app|payload-types)', '^(collections|globals)/', 'payload'],
      },
    },
    {
      name: 'lib-knows-no-feature',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(features|components|seed)/' },
    },
    {
      name: 'a-feature-imports-no-other',
      severity: 'error',
      from: { path: features },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'collections-import-little-of-src',
      severity: 'error',
      from: { path: '^(collections|globals)/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/features/[^/]+/(constants|schema|messages)\\.ts$',
          '^src/features/(audit/record|staff/mail|media/receive)\\.ts$',
          '^src/i18n/(locales|pages|personas|routes|staff|target-locales|voices)\\.ts$',
          '^src/lib/(cache-tags|content-part|database|documents|hole-messages|holes|image-hosts|live|mail)\\.ts$',
          '^src/lib/(placeholders|refresh-pages|restorable|roles|stored-files|stored-values)\\.ts$',
          '^src/lib/(transaction|translatable-texts|translated-pairs|uploads)\\.ts$',
          '^src/plugins/[^/]+/[^/]+\\.ts$',
          '^src/env\\.ts$',
          '^src/payload-types\\.ts$',
        ],
      },
    },
    {
      name: 'src-imports-no-collection',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(collections|globals)/' },
    },
    {
      name: 'values-of-payload-in-few-places',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: [...valuesOfPayload, '^scripts/prepare\\.ts$'] },
      to: {
        path: ['^node_modules/payload/', '^payload\\.config\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-files-run-in-the-browser',
      comment: 'schema, constants, export and form-data run on both sides',
      severity: 'error',
      from: { path: '^src/features/[^/]+/(schema|constants|export|form-data|messages)\\.ts$' },
      to: {
        path: ['^src/(env|lib/(payload|auth|log|cache)|payload-types)', 'payload', '^next/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-files-use-no-node',
      severity: 'error',
      from: { path: '^src/features/[^/]+/(schema|constants|export|form-data|messages)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/app/\\(payload\\)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
