import type { ConditionPage } from "../../../contract/health.ts";
import { addressOf, excerpt, type Site } from "../../app/metadata.ts";
import { named, standalone } from "../../app/structured_data.ts";

export function conditionData(site: Site, condition: ConditionPage) {
  const { id, name, otherNames, summary, causes, now, prevention, signs, sources } = condition;
  return standalone("MedicalCondition", {
    "@id": `${addressOf(site, `/health/${id}`)}#condition`,
    url: addressOf(site, `/health/${id}`),
    name,
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    description: summary,
    cause: named("MedicalCause", excerpt(causes, 500)),
    signOrSymptom: signs.map(({ name }) => named("MedicalSign", name)),
    // The first steps, which name no dose.
    possibleTreatment: now.map((step) => named("MedicalTherapy", step)),
    primaryPrevention: prevention.map((line) => named("MedicalTherapy", line)),
    subjectOf: sources.map(({ title, publisher, url }) => ({
      ...named("CreativeWork", title),
      publisher: named("Organization", publisher),
      ...(url && { url }),
    })),
  });
}
